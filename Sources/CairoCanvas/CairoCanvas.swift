// CairoCanvas

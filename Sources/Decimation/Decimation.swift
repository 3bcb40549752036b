// Decimation

// ChartSets

// Chartroom

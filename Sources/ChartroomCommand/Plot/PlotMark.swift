import ArgumentParser

/// The marks of `chartroom plot`, as the option names them.
package enum PlotMark: String, CaseIterable, Sendable {
  case line, area, bar, point, histogram, pie
}

extension PlotMark: ExpressibleByArgument {}

// Tabs are shown in a bar, and the parts of their sidebar stay out of sight.

nonisolated extension View {
  /// Sets the view above the tabs of a sidebar.
  ///
  /// Accepted, and has no effect: tabs have no sidebar.
  public func tabViewSidebarHeader<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { self }

  /// Sets the view below the tabs of a sidebar.
  ///
  /// Accepted, and has no effect: tabs have no sidebar.
  public func tabViewSidebarFooter<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { self }

  /// Sets the bar at the bottom of a sidebar.
  ///
  /// Accepted, and has no effect: tabs have no sidebar.
  public func tabViewSidebarBottomBar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { self }
}

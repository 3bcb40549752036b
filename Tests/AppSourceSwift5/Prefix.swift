// Makes SwiftUI visible in the files of the module that import only Foundation.
@_exported import SwiftUI

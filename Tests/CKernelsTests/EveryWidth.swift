import CKernels
import Testing

/// Returns a kernel for every vector width that this machine supports, from the narrowest.
///
/// It records an issue where a supported width has no kernel: a test that runs all of them cannot
/// pass because there are none.
///
/// - Parameters:
///   - kernel: The C function that finds the kernel for a width.
///   - sourceLocation: The place of the test.
/// - Returns: The kernels.
func everyWidth<Kernel>(
  _ kernel: (ck_width) -> Kernel?, sourceLocation: SourceLocation = #_sourceLocation
) -> [Kernel] {
  let widths = (0..<UInt32(ck_width_count)).map { ck_width(rawValue: $0) }
    .filter(ck_width_is_supported)
  let kernels = widths.compactMap(kernel)
  if kernels.isEmpty || kernels.count < widths.count {
    Issue.record(
      "\(kernels.count) kernels for \(widths.count) supported widths",
      sourceLocation: sourceLocation)
  }
  return kernels
}

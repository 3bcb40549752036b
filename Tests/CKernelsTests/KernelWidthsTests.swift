import CKernels
import Foundation
import Testing

@Suite("vector widths")
struct KernelWidthsTests {
  private let all = (0..<UInt32(ck_width_count)).map { ck_width(rawValue: $0) }

  @Test("the baseline is always supported, and the widest width is the last supported one")
  func widest() {
    #expect(ck_width_is_supported(ck_width_baseline))
    #expect(ck_widest() == all.last(where: ck_width_is_supported))
    #expect(!ck_width_is_supported(ck_width(rawValue: UInt32(ck_width_count))))
  }

  #if os(Linux) && arch(x86_64)
    @Test("the supported widths are those that the kernel of the system reports")
    func processor() throws {
      let flags = try String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)
        .split(separator: "\n").first { $0.hasPrefix("flags") }
        .map { Set($0.split(separator: " ")) }
      let known = try #require(flags)
      #expect(ck_width_is_supported(ck_width_avx2) == known.contains("avx2"))
      #expect(
        ck_width_is_supported(ck_width_avx512)
          == known.isSuperset(of: ["avx512f", "avx512bw"]))
    }
  #endif

  @Test("every kernel exists for every supported width and for no other one")
  func kernels() {
    for width in all {
      let isSupported = ck_width_is_supported(width)
      #expect((ck_add_stretches_for(width) != nil) == isSupported)
      #expect((ck_bgra_to_ycbcr_420_for(width) != nil) == isSupported)
      #expect((ck_bgra_to_ycbcr_444_for(width) != nil) == isSupported)
      #expect((ck_blend_rows_for(width) != nil) == isSupported)
      #expect((ck_chain_spans_for(width) != nil) == isSupported)
      #expect((ck_cross_lines_for(width) != nil) == isSupported)
      #expect((ck_device_points_for(width) != nil) == isSupported)
      #expect((ck_filter_costs_for(width) != nil) == isSupported)
      #expect((ck_filter_row_for(width) != nil) == isSupported)
      #expect((ck_number_extent_for(width) != nil) == isSupported)
      #expect((ck_pixels_are_grey_for(width) != nil) == isSupported)
      #expect((ck_pixels_are_opaque_for(width) != nil) == isSupported)
      #expect((ck_point_extent_for(width) != nil) == isSupported)
      #expect((ck_resolve_strip_for(width) != nil) == isSupported)
      #expect((ck_shape_spans_for(width) != nil) == isSupported)
      #expect((ck_stamp_columns_for(width) != nil) == isSupported)
      #expect((ck_straight_pixels_for(width) != nil) == isSupported)
      for value in (0..<UInt32(ck_value_count)).map({ ck_value(rawValue: $0) }) {
        #expect((ck_bucket_extremes_for(value, width) != nil) == isSupported)
        for position in (0..<UInt32(ck_position_count)).map({ ck_position(rawValue: $0) }) {
          #expect((ck_largest_triangles_for(value, position, width) != nil) == isSupported)
        }
      }
    }
  }
}

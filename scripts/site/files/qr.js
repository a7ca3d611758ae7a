// An address as a QR code, for the telephones in a room; loaded when it is asked for.
import qrcode from "qrcode-generator";

/** @param {string} address @returns {string} as SVG */
function svg(address) {
  // The size that it needs; a quarter of it may be hidden.
  const code = qrcode(0, "Q");
  code.addData(address);
  code.make();
  return code.createSvgTag({ scalable: true, margin: 4 });
}
loaded.qr(svg);

import { correction, generate } from "lean-qr";
import { toSvgPath } from "lean-qr/extras/svg";
import { memo } from "react";

/** Width of the blank border that readers need, in modules (ISO/IEC 18004). */
const QUIET_ZONE = 4;

interface QrCodeProps {
  readonly text: string;
  readonly className: string | undefined;
}

/** A QR code with its border, readable with about 15 % of damage (correction level M). */
export const QrCode = memo(function QrCode({ text, className }: QrCodeProps) {
  const code = generate(text, { minCorrectionLevel: correction.M });
  const side = code.size + 2 * QUIET_ZONE;

  return (
    <svg
      aria-hidden
      className={className}
      shapeRendering="crispEdges"
      viewBox={`${String(-QUIET_ZONE)} ${String(-QUIET_ZONE)} ${String(side)} ${String(side)}`}
    >
      <path d={toSvgPath(code)} fill="black" />
    </svg>
  );
});

import { generate } from 'lean-qr'
import { toSvgPath } from 'lean-qr/extras/svg'
import { useTexts } from '#web/lib/locale.tsx'
import { topUps } from '#web/messages/wallet/top-ups.ts'

/** The width of the quiet zone that the standard requires around the code, in modules. */
const QUIET_ZONE = 4

/**
 * The IBAN as a QR code. No other content is documented for the apps of Saudi banks. It stays light in the dark theme, because scanners expect that.
 */
export function IbanQrCode({ iban }: { iban: string }) {
  const t = useTexts(topUps).bank
  const code = generate(iban)
  const side = code.size + 2 * QUIET_ZONE
  return (
    <figure className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <svg
        role="img"
        aria-label={t.qrCode}
        viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${side} ${side}`}
        shapeRendering="crispEdges"
        className="size-44 rounded-lg border border-line"
      >
        <rect x={-QUIET_ZONE} y={-QUIET_ZONE} width={side} height={side} fill="#fff" />
        <path d={toSvgPath(code)} fill="#000" />
      </svg>
      <figcaption className="min-w-0 flex-1 basis-48 text-sm text-muted">{t.qrCodeText}</figcaption>
    </figure>
  )
}

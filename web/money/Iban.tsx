import { formatIban } from '#domain/money/iban.ts'

/** An IBAN in groups of four. If it needs two lines, each has three groups, so that the last group is not alone on a line. */
export function Iban({ iban }: { iban: string }) {
  return (
    <bdi dir="ltr" className="inline-block text-balance tabular-nums">
      {formatIban(iban)}
    </bdi>
  )
}

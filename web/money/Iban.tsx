import { formatIban } from '#domain/money/iban.ts'

/** An IBAN in groups of four. Where it needs two lines, they have three groups each, rather than the last group a line of its own. */
export function Iban({ iban }: { iban: string }) {
  return (
    <bdi dir="ltr" className="inline-block text-balance tabular-nums">
      {formatIban(iban)}
    </bdi>
  )
}

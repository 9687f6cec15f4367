import type { StatementMonth } from '#web/api/generated/plinkAPI.schemas.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { StatusBadge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { DownloadIcon } from '#web/ui/icons.tsx'
import { Ltr } from '#web/ui/Ltr.tsx'
import { FirstRows } from '#web/ui/Rows.tsx'
import { statements } from './statements.messages.ts'
import { FORMAT_NAMES, type Format } from './use-issued-file.ts'

/** The months of a year and the current month. */
const SHOWN = 13

interface MonthListProps {
  months: StatementMonth[]
  format: Format
  /** The id of the file that is being prepared. */
  busy: string | undefined
  onDownload: (month: StatementMonth) => void
}

export const monthFileId = ({ month }: StatementMonth) => `month ${month}`

export function MonthList({ months, format, busy, onDownload }: MonthListProps) {
  const t = useTexts(statements)
  const formats = useFormats()
  const label = t.downloadAs(FORMAT_NAMES[format])
  return (
    <FirstRows count={SHOWN}>
      {months.map(month => (
        <li key={month.month} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-4 sm:p-5">
          <MonthFigures month={month} />
          <span className="max-sm:w-full">
            <Button
              variant="secondary"
              wide
              aria-label={`${label} ${formats.month(month.from)}`}
              busy={busy === monthFileId(month) && t.downloading}
              onClick={() => onDownload(month)}
            >
              <DownloadIcon className="size-5" />
              {label}
            </Button>
          </span>
        </li>
      ))}
    </FirstRows>
  )
}

function MonthFigures({ month }: { month: StatementMonth }) {
  const t = useTexts(statements)
  const formats = useFormats()
  const { state, closingBalance, moneyIn, moneyOut, entryCount } = month
  return (
    <div className="grid min-w-0 gap-1.5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="font-semibold">{formats.month(month.from)}</h3>
        <StatusBadge tone={state === 'closed' ? 'success' : 'waiting'}>{t.states[state]}</StatusBadge>
      </div>
      <dl className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted">
        <Figure name={state === 'closed' ? t.closing : t.soFar}>
          <strong className="font-semibold text-ink">{formats.money(closingBalance.amount)}</strong>
        </Figure>
        <Figure name={t.moneyIn}>{formats.money(moneyIn.amount, moneyIn.amount > 0 ? '+' : '')}</Figure>
        <Figure name={t.moneyOut}>{formats.money(moneyOut.amount, moneyOut.amount > 0 ? '\u2212' : '')}</Figure>
        <Figure name={t.entries}>{formats.number(entryCount)}</Figure>
      </dl>
    </div>
  )
}

function Figure({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className="flex gap-1.5">
      <dt>{name}</dt>
      <dd className="tabular-nums">
        <Ltr>{children}</Ltr>
      </dd>
    </div>
  )
}

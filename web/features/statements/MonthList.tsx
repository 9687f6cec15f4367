import type { StatementMonth } from '#web/api/generated/plinkAPI.schemas.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { StatusBadge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { DownloadIcon } from '#web/ui/icons.tsx'
import { Ltr } from '#web/ui/Ltr.tsx'
import { FirstRows } from '#web/ui/Rows.tsx'
import { statements } from './statements.messages.ts'
import { FORMAT_NAMES, FORMATS, type Format } from './use-issued-file.ts'

/** The months of a year and the current month. */
const SHOWN = 13

interface MonthListProps {
  months: StatementMonth[]
  /** The month and format that are being prepared. */
  busy: string | undefined
  onDownload: (month: StatementMonth, format: Format) => void
}

export const monthFileId = ({ month }: StatementMonth, format: Format) => `month ${month} ${format}`

export function MonthList({ months, busy, onDownload }: MonthListProps) {
  return (
    <FirstRows count={SHOWN}>
      {months.map(month => (
        <li key={month.month} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-4 sm:p-5">
          <MonthFigures month={month} />
          <div className="flex flex-wrap gap-2 max-sm:w-full">
            {FORMATS.map(format => (
              <FormatButton
                key={format}
                month={month}
                format={format}
                isBusy={busy === monthFileId(month, format)}
                onPress={() => onDownload(month, format)}
              />
            ))}
          </div>
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

interface FormatButtonProps {
  month: StatementMonth
  format: Format
  isBusy: boolean
  onPress: () => void
}

function FormatButton({ month, format, isBusy, onPress }: FormatButtonProps) {
  const formats = useFormats()
  return (
    <span className="max-sm:flex-1">
      <Button
        variant="secondary"
        wide
        aria-label={`${FORMAT_NAMES[format]} ${formats.month(month.from)}`}
        busy={isBusy && FORMAT_NAMES[format]}
        onClick={onPress}
      >
        {format === 'pdf' ? <DownloadIcon className="size-5 max-sm:hidden" /> : null}
        <bdi>{FORMAT_NAMES[format]}</bdi>
      </Button>
    </span>
  )
}

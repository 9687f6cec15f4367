import { useState } from 'react'
import { TRANSFER_PURPOSE_LABELS } from '#domain/money/transfer-labels.ts'
import type { TransferFileRow, TransferPurpose } from '#web/api/generated/plinkAPI.schemas.ts'
import { TextLink } from '#web/layouts/links.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/inputs/Field.tsx'
import { Select } from '#web/ui/inputs/Select.tsx'
import { TextInput } from '#web/ui/inputs/TextInput.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { COLUMNS, type Column, type FileRows, linesWithoutAmount, withoutLines, withText } from './file-rows.ts'
import { transferBatches } from './transfer-batches.messages.ts'

interface CorrectRowsProps {
  file: FileRows
  isChecking: boolean
  onChange: (file: FileRows) => void
  onCheck: () => void
  onStartOver: () => void
}

/** Rows that are shown at first, and with each further press. */
const STEP = 25

/** The wrong rows of a file, to be corrected in place. The others are kept as they are. */
export function CorrectRows({ file, isChecking, onChange, onCheck, onStartOver }: CorrectRowsProps) {
  const t = useTexts(transferBatches)
  const [shown, setShown] = useState(STEP)
  const { rows, problems, wrongLines } = file
  const wrong = rows.filter(({ line }) => wrongLines.includes(line))
  const unfilled = linesWithoutAmount(file)
  const isUnknown = problems.some(({ column, problem }) => column === 'iban' && problem === 'unknown')
  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-5"
      onSubmit={event => {
        event.preventDefault()
        onCheck()
      }}
    >
      <Notice tone="warning" alert title={t.wrongRows(wrong.length, rows.length)}>
        <p>{t.correctText}</p>
        {isUnknown ? (
          <TextLink to={paths.beneficiaries} newTab>
            {t.addBeneficiary}
          </TextLink>
        ) : null}
      </Notice>
      {unfilled.length > 1 ? (
        <div>
          <Button variant="secondary" onClick={() => onChange(withoutLines(file, unfilled))}>
            {t.leaveOutUnfilled(unfilled.length)}
          </Button>
        </div>
      ) : null}
      <ul className="grid grid-cols-1 divide-y divide-line border-y border-line">
        {wrong.slice(0, shown).map(row => (
          <WrongRow
            key={row.line}
            row={row}
            file={file}
            onText={(column, text) => onChange(withText(file, row.line, column, text))}
            onLeaveOut={() => onChange(withoutLines(file, [row.line]))}
          />
        ))}
      </ul>
      {wrong.length > shown ? (
        <div>
          <Button variant="secondary" onClick={() => setShown(shown + STEP)}>
            {t.moreWrongRows(wrong.length - shown)}
          </Button>
        </div>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isChecking && t.checking}>
          {t.checkAgain}
        </Button>
        <Button variant="secondary" onClick={onStartOver}>
          {t.otherFile}
        </Button>
      </div>
    </form>
  )
}

interface WrongRowProps {
  row: TransferFileRow
  file: FileRows
  onText: (column: Column, text: string) => void
  onLeaveOut: () => void
}

const WIDTHS: Record<Column, string> = {
  iban: 'sm:col-span-7',
  amount: 'sm:col-span-5',
  purpose: 'sm:col-span-6',
  note: 'sm:col-span-6',
}

function WrongRow({ row, file, onText, onLeaveOut }: WrongRowProps) {
  const t = useTexts(transferBatches)
  const { line, payee } = row
  const textOf = (column: Column) => {
    const wrong = file.problems.find(problem => problem.line === line && problem.column === column)
    return wrong && (t.problemsOf[column]?.[wrong.problem] ?? t.problems[wrong.problem])
  }
  return (
    <li className="grid gap-3 py-4">
      <div className="flex items-center justify-between gap-4">
        <h3 className="min-w-0 font-semibold wrap-anywhere">
          <span>{t.line(line)}</span>
          {payee ? (
            <>
              <span>{' · '}</span>
              <bdi>{payee}</bdi>
            </>
          ) : null}
        </h3>
        <span className="shrink-0">
          <Button variant="quiet" aria-label={t.leaveOutOf(line)} onClick={onLeaveOut}>
            {t.leaveOut}
          </Button>
        </span>
      </div>
      <div className="grid grid-cols-1 items-start gap-3 sm:grid-cols-12">
        {COLUMNS.map(column => (
          <div key={column} className={WIDTHS[column]}>
            <Field id={`row-${line}-${column}`} label={t.columns[column]} error={textOf(column)}>
              {control =>
                column === 'purpose' ? (
                  <PurposeChoice {...control} value={row.purpose} onValueChange={text => onText('purpose', text)} />
                ) : (
                  <TextInput
                    {...control}
                    autoComplete="off"
                    dir={column === 'note' ? 'auto' : 'ltr'}
                    inputMode={column === 'amount' ? 'decimal' : undefined}
                    value={row[column]}
                    onValueChange={text => onText(column, text)}
                  />
                )
              }
            </Field>
          </div>
        ))}
      </div>
    </li>
  )
}

interface PurposeChoiceProps {
  id: string
  invalid?: boolean
  describedBy?: string
  value: string
  onValueChange: (text: string) => void
}

/** What the file says is the first choice, so that nothing of it is lost. */
function PurposeChoice({ value, ...control }: PurposeChoiceProps) {
  const names = useTexts(TRANSFER_PURPOSE_LABELS)
  const codes = Object.keys(names).filter(isPurpose)
  const options = codes.map(code => ({ value: code, label: names[code] }))
  const isCode = codes.some(code => code === value)
  return (
    <Select
      {...control}
      value={value}
      options={isCode ? options : [{ value, label: value === '' ? '—' : value }, ...options]}
    />
  )
}

const isPurpose = (value: string): value is TransferPurpose => Object.hasOwn(TRANSFER_PURPOSE_LABELS.en, value)

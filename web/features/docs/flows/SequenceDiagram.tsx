import type { WorkflowText } from '#arazzo/generated/workflows.ts'
import type { Party, Workflow } from '#arazzo/workflow.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx'
import { flows } from './flows.messages.ts'
import { type SequenceRow, sequenceOf } from './sequence.ts'
import { useWorkflowText } from './use-flow.ts'

const PARTIES: readonly Party[] = ['integrator', 'plink', 'customer', 'bank']

/** A sequence diagram with lanes and arrows. For screen readers it is an ordered list of the messages. */
export function SequenceDiagram({ workflow }: { workflow: Workflow<WorkflowText> }) {
  const t = useTexts(flows)
  const textOf = useWorkflowText()
  const rows = sequenceOf(workflow)
  const lanes = PARTIES.filter(party => rows.some(({ from, to }) => from === party || to === party))
  return (
    <figure
      aria-label={t.diagramOf(textOf(workflow.summary))}
      className="rounded-lg border border-line bg-surface p-3 sm:p-5"
    >
      <div
        aria-hidden="true"
        className={classNames('grid gap-2 text-center text-sm font-semibold', COLUMNS[lanes.length])}
      >
        {lanes.map(party => (
          <span key={party} className="grid place-items-center rounded-md bg-raised px-1 py-2">
            {t.parties[party]}
          </span>
        ))}
      </div>
      <div className="relative">
        <Lifelines lanes={lanes} />
        <ol className="relative grid gap-3 py-4">
          {rows.map(row => (
            <Row key={row.kind === 'call' ? row.step.id : row.key} row={row} lanes={lanes} />
          ))}
        </ol>
      </div>
      <Legend />
    </figure>
  )
}

/** The columns of the lanes, by their number. A row of the diagram has two for each. */
const COLUMNS: Record<number, string> = { 3: 'grid-cols-3', 4: 'grid-cols-4' }
const ROW_COLUMNS: Record<number, string> = { 3: 'grid-cols-6', 4: 'grid-cols-8' }

function Lifelines({ lanes }: { lanes: readonly Party[] }) {
  return (
    <div aria-hidden="true" className={classNames('absolute inset-0 grid', COLUMNS[lanes.length])}>
      {lanes.map(party => (
        <span key={party} className="justify-self-center border-s border-dashed border-line" />
      ))}
    </div>
  )
}

function Row({ row, lanes }: { row: SequenceRow<WorkflowText>; lanes: readonly Party[] }) {
  const t = useTexts(flows)
  const textOf = useWorkflowText()
  const isCall = row.kind === 'call'
  const [from, to] = [lanes.indexOf(row.from), lanes.indexOf(row.to)]
  return (
    <li className={classNames('grid text-sm', ROW_COLUMNS[lanes.length])}>
      <span
        className={classNames(
          'w-fit bg-surface px-1 py-0.5',
          placeOf(from, to, lanes.length - 1),
          !isCall && 'text-muted',
        )}
      >
        <VisuallyHidden>{t.between(t.parties[row.from], t.parties[row.to])} </VisuallyHidden>
        <span>{isCall ? `${row.number}. ${textOf(row.step.summary)}` : t.messages[row.what]}</span>
      </span>
      <SequenceArrow from={from} to={to} dashed={!isCall} />
    </li>
  )
}

/** The label is above its arrow and may extend past it. */
function placeOf(from: number, to: number, last: number): string {
  if (from + to === last) return 'col-span-full justify-self-center text-center'
  return Math.min(from, to) === 0
    ? 'col-start-1 -col-end-2 ms-[8%] sm:ms-[calc(16.67%+0.25rem)]'
    : 'col-start-2 -col-end-1 justify-self-end me-[8%] text-end sm:me-[calc(16.67%+0.25rem)]'
}

function Legend() {
  const t = useTexts(flows)
  return (
    <figcaption
      aria-hidden="true"
      className="flex flex-wrap gap-x-6 gap-y-1 border-t border-line pt-3 text-sm text-muted"
    >
      <span className="flex items-center gap-2">
        <span className="w-8 border-t-2 border-brand" /> {t.solid}
      </span>
      <span className="flex items-center gap-2">
        <span className="w-8 border-t-2 border-dashed border-control" /> {t.dashed}
      </span>
    </figcaption>
  )
}

interface SequenceArrowProps {
  /** The index of the lane, in reading direction. */
  from: number
  to: number
  /** Set for messages that are not API calls. */
  dashed: boolean
}

/** The span from the middle of one lane to the middle of another. The middles are every second line of the columns. */
const SPANS: Record<string, string> = {
  '0-1': 'col-start-2 col-end-4',
  '1-2': 'col-start-4 col-end-6',
  '2-3': 'col-start-6 col-end-8',
  '0-2': 'col-start-2 col-end-6',
  '1-3': 'col-start-4 col-end-8',
  '0-3': 'col-start-2 col-end-8',
}

function SequenceArrow({ from, to, dashed }: SequenceArrowProps) {
  const isForward = from < to
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'relative h-2.5 border-b-2',
        SPANS[`${Math.min(from, to)}-${Math.max(from, to)}`],
        dashed ? 'border-dashed border-control text-control' : 'border-brand text-brand',
      )}
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 8 10"
        className={classNames(
          'absolute -bottom-1.5 h-2.5 w-2',
          isForward ? 'end-0 rtl:-scale-x-100' : 'start-0 -scale-x-100 rtl:scale-x-100',
        )}
      >
        <path d="M0 0 8 5 0 10Z" fill="currentColor" />
      </svg>
    </span>
  )
}

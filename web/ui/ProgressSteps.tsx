import { useTexts } from '#web/lib/locale.tsx'
import { common } from '#web/messages/common.ts'
import { classNames } from './class-names.ts'
import { CheckIcon } from './icons.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'

interface ProgressStepsProps {
  labels: readonly string[]
  /** The index of the current step, or the number of steps after the last one. */
  current: number
  /** The completed steps, including later ones for a person who has gone back. */
  done?: readonly boolean[]
}

type StepState = 'done' | 'current' | 'coming'

/** All steps as a list, for the side panel of a wide screen. */
export function StepList({ labels, current, done = [] }: ProgressStepsProps) {
  const t = useTexts(common)
  return (
    <ol aria-label={t.steps} className="grid">
      {labels.map((label, index) => (
        <StepItem key={label} label={label} position={index + 1} state={stateOf(index, current, done)} />
      ))}
    </ol>
  )
}

function StepItem({ label, position, state }: { label: string; position: number; state: StepState }) {
  const t = useTexts(common)
  const spoken = { done: t.stepDone, current: t.stepCurrent, coming: t.stepComing }[state]
  return (
    <li
      aria-current={state === 'current' ? 'step' : undefined}
      className="group/step relative flex items-start gap-3 pb-6 last:pb-0"
    >
      <span
        aria-hidden="true"
        className={classNames(
          'absolute inset-y-0 start-3.5 top-7 -ms-px w-0.5 group-last/step:hidden',
          state === 'done' ? 'bg-brand' : 'bg-line',
        )}
      />
      <StepMark position={position} state={state} />
      <span className={classNames('pt-0.5', state === 'current' ? 'font-semibold text-ink' : 'text-muted')}>
        {label} <VisuallyHidden>({spoken})</VisuallyHidden>
      </span>
    </li>
  )
}

const MARK_LOOK: Record<StepState, string> = {
  done: 'bg-brand text-on-brand',
  current: 'border-2 border-brand bg-surface text-brand',
  coming: 'border border-line bg-surface text-muted',
}

function StepMark({ position, state }: { position: number; state: StepState }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'z-10 grid size-7 shrink-0 place-items-center rounded-full text-sm font-semibold tabular-nums',
        MARK_LOOK[state],
      )}
    >
      {state === 'done' ? <CheckIcon className="size-4" /> : position}
    </span>
  )
}

interface StepLineProps extends ProgressStepsProps {
  /** The progress as a bar with the name of the current step, for a phone. */
  afterwards: string
}

/** The progress as a bar with the name of the current step, for a phone. */
export function StepLine({ labels, current, done = [], afterwards }: StepLineProps) {
  const t = useTexts(common)
  return (
    <div className="grid gap-2">
      <p className="flex justify-between gap-4 text-sm">
        <span className="font-semibold">{labels[current] ?? afterwards}</span>
        <span className="shrink-0 text-muted">
          {current < labels.length ? t.stepOf(current + 1, labels.length) : t.lastStep}
        </span>
      </p>
      <div aria-hidden="true" className="flex gap-1">
        {labels.map((label, index) => (
          <span
            key={label}
            className={classNames(
              'h-1 flex-1 rounded-full',
              stateOf(index, current, done) === 'coming' ? 'bg-line' : 'bg-brand',
            )}
          />
        ))}
      </div>
    </div>
  )
}

function stateOf(index: number, current: number, done: readonly boolean[]): StepState {
  if (index === current) return 'current'
  return index < current || done[index] ? 'done' : 'coming'
}

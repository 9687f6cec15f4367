import type { ReactNode } from 'react'
import { useTexts } from '#web/lib/locale.tsx'
import { common } from '#web/messages/common.ts'
import { AlertIcon } from '#web/ui/icons.tsx'
import type { Control } from './control.ts'

export type FieldWiring = Pick<Control<unknown>, 'id' | 'invalid' | 'describedBy' | 'labelledBy'>

export interface FieldProps {
  id: string
  label: ReactNode
  /** Explains what is needed and why. */
  help?: ReactNode
  error?: string
  /** A sentence that follows the error. */
  afterError?: string
  optional?: boolean
  /** Set for radio cards, checkboxes and code boxes, whose label names the group instead of one input. */
  group?: boolean
  /** Announces the error, for forms without a summary that takes the focus. */
  announced?: boolean
  children: (wiring: FieldWiring) => ReactNode
}

export function Field({ id, label, help, error, afterError, optional, group, announced, children }: FieldProps) {
  const ids = { label: `${id}-label`, help: `${id}-help`, error: `${id}-error` }
  const describedBy = [help && ids.help, error && ids.error].filter(Boolean).join(' ') || undefined
  const Label = group ? 'span' : 'label'
  return (
    <div className="grid content-start gap-2">
      <div className="grid gap-0.5">
        <Label id={ids.label} htmlFor={group ? undefined : id} className="justify-self-start font-semibold">
          <span>{label}</span>
          {optional ? <Optional /> : null}
        </Label>
        {help ? (
          <p id={ids.help} className="text-sm text-muted">
            {help}
          </p>
        ) : null}
      </div>
      <div>
        {children({ id, labelledBy: ids.label, describedBy, invalid: Boolean(error) })}
        {/* Rendered before the first error, because the content of a new live region is not announced. */}
        <div aria-live={announced ? 'polite' : undefined}>
          {error ? <FieldError id={ids.error} text={error} after={afterError} /> : null}
        </div>
      </div>
    </div>
  )
}

function Optional() {
  return <span className="font-normal text-muted">{` (${useTexts(common).optional})`}</span>
}

interface FieldErrorProps {
  id: string
  text: string
  after: string | undefined
}

function FieldError({ id, text, after }: FieldErrorProps) {
  return (
    <p id={id} className="mt-2 flex items-start gap-1.5 wrap-anywhere text-sm text-danger">
      <AlertIcon className="size-5 shrink-0" />
      <span>
        <span>{text}</span>
        {after === undefined ? null : <span>{` ${after}`}</span>}
      </span>
    </p>
  )
}

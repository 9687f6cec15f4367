import { classNames } from '#web/ui/class-names.ts'
import type { OperationSummary } from './view.ts'

const LOOK: Record<OperationSummary['method'], string> = {
  GET: 'bg-brand-soft text-brand',
  POST: 'bg-success-soft text-success',
  PUT: 'bg-warning-soft text-warning',
  PATCH: 'bg-warning-soft text-warning',
  DELETE: 'bg-danger-soft text-danger',
}

/** Method and path, left to right in both languages. */
export function Endpoint({ method, path }: Pick<OperationSummary, 'method' | 'path'>) {
  return (
    <p dir="ltr" className="flex items-baseline gap-2 text-sm rtl:justify-end">
      <span className={classNames('shrink-0 rounded-sm px-1.5 py-0.5 font-semibold', LOOK[method])}>{method}</span>
      <code className="wrap-anywhere">{path}</code>
    </p>
  )
}

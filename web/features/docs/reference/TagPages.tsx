import { OperationPage } from './OperationPage.tsx'
import { TagPage } from './TagPage.tsx'
import type { TagView } from './view.ts'

/** A tag, or one of its operations. */
export function TagPages({ view, operationId }: { view: TagView; operationId?: string | undefined }) {
  return operationId === undefined ? <TagPage view={view} /> : <OperationPage view={view} operationId={operationId} />
}

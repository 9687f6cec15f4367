import { type OperationId, operationIndex } from '#web/api/generated/error-index.ts'
import type { ErrorCode } from '#web/api/generated/model/errorCode.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { docsErrors } from '#web/messages/docs-errors.ts'
import { referencePath } from '#web/paths.ts'
import { Ltr } from '#web/ui/Ltr.tsx'
import { factsOf } from './error-facts.ts'

/** Above this many, the operations are behind a press. */
const SHOWN = 6

/** The operations that declare the code, each a way into the reference. */
export function AnsweredBy({ code }: { code: ErrorCode }) {
  const t = useTexts(docsErrors)
  const { operations, isEverywhere } = factsOf(code)
  if (operations.length > SHOWN) {
    return (
      <details>
        <summary className="min-h-11 py-2.5 text-sm">
          <span className="text-muted">{t.operations}</span> {t.more(operations.length)}
        </summary>
        <Operations operations={operations} />
      </details>
    )
  }
  return (
    <div>
      <p className="text-sm text-muted">{t.operations}</p>
      {operations.length > 0 ? (
        <Operations operations={operations} />
      ) : (
        <p>{isEverywhere ? t.everywhere : t.internal}</p>
      )}
    </div>
  )
}

function Operations({ operations }: { operations: readonly OperationId[] }) {
  return (
    <ul className="flex flex-wrap gap-x-4">
      {operations.map(id => (
        <li key={id}>
          <a
            href={referencePath(operationIndex[id])}
            className="inline-flex min-h-11 items-center font-semibold text-brand hover:underline"
          >
            <Ltr>{id}</Ltr>
          </a>
        </li>
      ))}
    </ul>
  )
}

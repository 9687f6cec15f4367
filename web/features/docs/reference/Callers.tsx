import { useTexts } from '#web/lib/locale.tsx'
import { docsReference } from '../docs-reference.messages.ts'
import { Prose } from '../Prose.tsx'
import type { Caller } from './view.ts'

/** The permitted callers of an operation, in words. */
export function Callers({ callers }: { callers: readonly Caller[] }) {
  const { callers: t } = useTexts(docsReference)
  const names = (needs: readonly string[]) => needs.map(name => `\`${name}\``).join(t.or)
  const texts = callers.length > 0 ? callers.map(({ scheme, needs }) => t[scheme](names(needs))) : [t.everybody]
  return (
    <div>
      <p className="text-sm text-muted">{t.title}</p>
      <ul className="grid gap-1">
        {texts.map(text => (
          <li key={text}>
            <Prose>{text}</Prose>
          </li>
        ))}
      </ul>
    </div>
  )
}

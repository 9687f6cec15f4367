import { useTexts } from '#web/lib/locale.tsx'
import { sandboxHints } from '#web/messages/sandbox/sandbox-hints.ts'

/** Says that anybody is an administrator of the sandbox. */
export function AnyAdminHint() {
  const t = useTexts(sandboxHints)
  return <p className="text-muted">{t.anyAdmin}</p>
}

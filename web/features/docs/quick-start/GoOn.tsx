import { Link } from 'react-router-dom'
import { useTexts } from '#web/lib/locale.tsx'
import { docsStart } from '#web/messages/docs-start.ts'
import { paths } from '#web/paths.ts'

const PLACES = [
  { to: paths.docsSignUp, text: 'signUp' },
  { to: paths.docsSignIn, text: 'signIn' },
  { to: paths.docsTestValues, text: 'testValues' },
  { to: paths.docsErrors, text: 'errors' },
  { to: paths.docsConventions, text: 'conventions' },
  { to: paths.docsReference, text: 'reference' },
] as const

/** Where to go once the first calls have worked. */
export function GoOn() {
  const { on: t } = useTexts(docsStart)
  return (
    <ul className="grid gap-3 sm:grid-cols-2">
      {PLACES.map(({ to, text }) => (
        <li key={to}>
          <Link
            to={to}
            // The reference is drawn by the server.
            reloadDocument={to === paths.docsReference}
            className="grid h-full content-start gap-1 rounded-md border border-line bg-surface p-4 hover:border-brand"
          >
            <span className="font-semibold text-brand">{t[text].title}</span>
            <span className="text-sm text-muted">{t[text].text}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

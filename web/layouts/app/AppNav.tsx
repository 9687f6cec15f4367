import { NavLink } from 'react-router-dom'
import { useTexts } from '#web/lib/locale.tsx'
import { shell } from '#web/messages/shell.ts'
import { ChevronDownIcon } from '#web/ui/icons.tsx'
import { APP_NAV, type NavGroup, type NavPlace } from './app-nav.ts'
import { NewTransactions } from './NewTransactions.tsx'
import { useGroupOpen } from './use-group-open.ts'

/** The pages of the signed-in area. */
export function AppNav() {
  return (
    <nav aria-label={useTexts(shell).account}>
      <ul className="grid gap-1">
        {APP_NAV.map(entry =>
          'places' in entry ? <Group key={entry.label} group={entry} /> : <Place key={entry.label} place={entry} />,
        )}
      </ul>
    </nav>
  )
}

const ENTRY = 'flex min-h-11 w-full items-center gap-3 rounded-md px-3 text-muted hover:bg-raised hover:text-ink'
const CURRENT = 'aria-[current=page]:bg-brand-soft aria-[current=page]:font-semibold aria-[current=page]:text-brand'

function Place({ place: { to, label, Icon, counts } }: { place: NavPlace }) {
  const t = useTexts(shell)
  return (
    <li>
      <NavLink to={to} className={`${ENTRY} ${CURRENT}`}>
        <Icon className="size-5 shrink-0" />
        <span className="me-auto">{t.nav[label]}</span>
        {counts ? <NewTransactions /> : null}
      </NavLink>
    </li>
  )
}

function Group({ group: { label, Icon, places } }: { group: NavGroup }) {
  const t = useTexts(shell)
  const [open, setOpen] = useGroupOpen(label)
  return (
    <li>
      <button type="button" aria-expanded={open} className={ENTRY} onClick={() => setOpen(!open)}>
        <Icon className="size-5 shrink-0" />
        <span className="me-auto">{t.nav[label]}</span>
        <ChevronDownIcon className={open ? 'size-5 shrink-0 rotate-180' : 'size-5 shrink-0'} />
      </button>
      {open ? (
        <ul className="ms-5.5 mt-1 grid gap-1 border-s border-line ps-2">
          {places.map(place => (
            <Place key={place.label} place={place} />
          ))}
        </ul>
      ) : null}
    </li>
  )
}

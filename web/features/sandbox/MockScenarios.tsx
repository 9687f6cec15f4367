import { type ComponentType, Suspense } from 'react'
import { Outlet, useLocation, useNavigate } from 'react-router-dom'
import { isSandbox } from '#web/lib/mode.ts'
import { scenariosHash } from '#web/paths.ts'

interface MockScenariosProps {
  /** A lazy component, so that customers never load it. */
  drawer: ComponentType<{ onClose: () => void }>
}

/** Adds the drawer of scenarios to a route. The URL opens it, so Back closes it. */
export function MockScenarios({ drawer: Scenarios }: MockScenariosProps) {
  const { hash } = useLocation()
  const navigate = useNavigate()
  const isOpen = isSandbox() && hash === scenariosHash
  return (
    <>
      <Outlet />
      {isOpen ? (
        <Suspense>
          <Scenarios onClose={() => navigate({ hash: '' }, { replace: true })} />
        </Suspense>
      ) : null}
    </>
  )
}

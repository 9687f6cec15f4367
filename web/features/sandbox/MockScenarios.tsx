import type { ReactNode } from 'react'
import { Outlet, useLocation, useNavigate } from 'react-router-dom'
import { useTexts } from '#web/lib/locale.tsx'
import { isSandbox } from '#web/lib/mode.ts'
import { sandbox } from '#web/messages/sandbox.ts'
import { scenariosHash } from '#web/paths.ts'
import { Drawer } from './Drawer.tsx'

interface MockScenariosProps {
  /** Given a way to close the drawer, so that the screen behind it is seen. */
  children: (close: () => void) => ReactNode
}

/** Around a route whose outcome a sandbox can choose. The ribbon opens the drawer by the address, so Back closes it. */
export function MockScenarios({ children }: MockScenariosProps) {
  const t = useTexts(sandbox).mock
  const { hash } = useLocation()
  const navigate = useNavigate()
  const close = () => navigate({ hash: '' }, { replace: true })
  return (
    <>
      <Outlet />
      {isSandbox() ? (
        <Drawer open={hash === scenariosHash} title={t.title} onClose={close}>
          {children(close)}
        </Drawer>
      ) : null}
    </>
  )
}

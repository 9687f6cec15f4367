import { type ComponentType, Suspense } from 'react'
import { Outlet } from 'react-router-dom'
import { useMediaQuery } from '#web/lib/use-media-query.ts'

/** Whether the window has room for a column beside a service page. */
export const useHasAside = () => useMediaQuery('(min-width: 80rem)')

/** A column for texts and forms, and another one beside it on a wide screen, which is not loaded for narrower ones. */
export function ServiceColumns({ aside: Aside }: { aside: ComponentType }) {
  const hasAside = useHasAside()
  return (
    <div className="grid grid-cols-1 items-start gap-8 xl:grid-cols-[minmax(0,1fr)_18rem]">
      <div className="grid max-w-3xl min-w-0 grid-cols-1 gap-8">
        <Outlet />
      </div>
      {hasAside ? (
        <Suspense fallback={null}>
          <Aside />
        </Suspense>
      ) : null}
    </div>
  )
}

import { Outlet } from 'react-router-dom'

/** A narrow column for texts and forms, so that lines stay short on a wide screen. */
export function NarrowColumn() {
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-8">
      <Outlet />
    </div>
  )
}

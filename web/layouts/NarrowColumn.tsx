import { Outlet } from 'react-router-dom'

/** Around the pages that are read or filled in rather than looked over: lines stay short on a wide screen. */
export function NarrowColumn() {
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-8">
      <Outlet />
    </div>
  )
}

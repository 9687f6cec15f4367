import { useEffect } from 'react'
import { Navigate } from 'react-router-dom'
import { paths } from '#web/paths.ts'
import { LOGGED_OUT } from '#web/session/session-end.ts'
import { signOut } from './sign-out.ts'

export function LogoutPage() {
  useEffect(signOut, [])
  return <Navigate replace to={paths.landing} state={LOGGED_OUT} />
}

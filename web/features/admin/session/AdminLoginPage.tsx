import { Navigate, useLocation } from 'react-router-dom'
import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { PublicLayout } from '#web/layouts/PublicLayout.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { isSandbox } from '#web/lib/mode.ts'
import { admin } from '#web/messages/admin.ts'
import { useAdminSession } from '#web/session/use-admin-session.ts'
import { AdminLoginForm } from './AdminLoginForm.tsx'
import { adminLoginArrivalOf, pathAfterAdminLogin } from './admin-login-arrival.ts'
import { WhyHere } from './WhyHere.tsx'

/** Leads on as soon as an administrator is signed in, be it by this form or before. */
export function AdminLoginPage() {
  const { login: t } = useTexts(admin)
  const arrival = adminLoginArrivalOf(useLocation().state)
  const user = useAdminSession()?.user
  if (user?.role === 'admin') return <Navigate replace to={pathAfterAdminLogin(arrival)} />
  return (
    <PublicLayout>
      <div className="grid gap-1">
        <PageHeading title={t.title} />
        {isSandbox() ? <p className="text-muted">{t.anyone}</p> : null}
      </div>
      <WhyHere user={user} ended={arrival.ended} />
      <AdminLoginForm />
    </PublicLayout>
  )
}

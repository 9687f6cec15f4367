import { useTexts } from '#web/lib/locale.tsx'
import { admin } from '#web/messages/admin.ts'
import { useAdminSession } from '#web/session/use-admin-session.ts'

export function useAdminName(): string {
  const { nameless } = useTexts(admin)
  return useAdminSession()?.user.name.trim() || nameless
}

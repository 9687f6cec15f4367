import { useTexts } from '#web/lib/locale.tsx'
import { admin } from '#web/messages/admin.ts'
import { useAdminName } from '../use-admin-name.ts'

export function Welcome() {
  return useTexts(admin).welcome(useAdminName())
}

import { useTexts } from '#web/lib/locale.tsx'
import { admin } from '#web/messages/admin.ts'
import { Button } from '#web/ui/Button.tsx'
import { signOut } from '../session/sign-out.ts'

/** The guard around the portal leads away. */
export function SignOutButton({ wide }: { wide?: boolean }) {
  return (
    <Button variant="secondary" wide={wide} onClick={signOut}>
      {useTexts(admin).signOut}
    </Button>
  )
}

/** Tells the password manager which account the new password belongs to; nobody else sees it. */
export function UsernameForManagers({ username }: { username?: string }) {
  if (!username) return null
  return <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
}

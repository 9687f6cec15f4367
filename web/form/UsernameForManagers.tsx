/** An invisible field from which the password manager learns which account the new password belongs to. */
export function UsernameForManagers({ username }: { username?: string }) {
  if (!username) return null
  return <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
}

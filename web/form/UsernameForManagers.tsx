/** An invisible field that tells the password manager which account the new password belongs to. */
export function UsernameForManagers({ username }: { username?: string }) {
  if (!username) return null
  return <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
}

export const settings = {
  title: 'Settings',
  security: 'Security',
  securityText: 'Signed-in devices, recent activity, password',
}

export const shell = {
  menu: 'Menu',
  account: 'Your account',
  nav: { dashboard: 'Dashboard', settings: 'Settings', logout: 'Log out' },
}

export const support = {
  contact: 'Contact support',
}

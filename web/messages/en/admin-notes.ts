/** Of the dialogs in which administrators say why. */
export const adminNotes = {
  help: '3 to 500 characters. Other administrators can read it. The customer cannot.',
  problems: {
    required: 'Please say why',
    too_short: 'Please write at least 3 characters',
    too_long: 'Please write at most 500 characters',
  },
  cancel: 'Cancel',
}

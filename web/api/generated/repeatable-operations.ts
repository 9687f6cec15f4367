// Generated from openapi.yaml. Do not edit.
export const repeatableOperations = [
  'cancelEmailChange',
  'cancelPhoneChange',
  'deactivateWallet',
  'markNotificationsRead',
  'markNotificationRead',
  'requestContact',
] as const

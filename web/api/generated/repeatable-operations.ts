// Generated from openapi.yaml. Do not edit.
export const repeatableOperations = [
  'cancelEmailChange',
  'cancelPhoneChange',
  'deactivateWallet',
  'skipTransferRun',
  'readTransferFile',
  'markNotificationsRead',
  'markNotificationRead',
  'requestContact',
] as const

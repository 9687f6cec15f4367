// Generated from openapi.yaml. Do not edit.
export const tagGroups = [
  {"name":"Sign-up","tags":["verification","nafath","onboarding","kyb"]},
  {"name":"Sign-in","tags":["auth","account"]},
  {"name":"Wallet","tags":["wallet","transactions","statements","top-ups"]},
  {"name":"Payments","tags":["beneficiaries","transfers","transfer-batches","bills","approvals"]},
  {"name":"Business","tags":["team","notifications","support"]},
  {"name":"Developers","tags":["api-keys","events","webhook-endpoints","sandbox","health"]},
] as const

// Generated from openapi.yaml. Do not edit.
export const CONTRACT_VERSION = '0.3.0-unreleased'

// Generated from providers/wathq.yaml. Do not edit.
import { createRoute } from '@hono/zod-openapi'
import * as schemas from './schemas.ts'

const apiKey = (...roles: string[]) => ({ apiKey: roles })

export const getUnifiedNumber = createRoute({ "method": 'get', "path": '/crNationalNumber/{crNumber}', "operationId": 'getUnifiedNumber', "security": [apiKey()], "request": { "params": schemas.GetUnifiedNumberParams }, "responses": { 200: { "description": '', "content": { "application/json": { "schema": schemas.GetUnifiedNumber200Response } } }, 400: { "description": '', "content": { "application/json": { "schema": schemas.GetUnifiedNumber400Response } } }, 404: { "description": '', "content": { "application/json": { "schema": schemas.GetUnifiedNumber404Response } } } } })

export const getFullInfo = createRoute({ "method": 'get', "path": '/fullinfo/{crNationalNumber}', "operationId": 'getFullInfo', "security": [apiKey()], "request": { "params": schemas.GetFullInfoParams, "query": schemas.GetFullInfoQueryParams }, "responses": { 200: { "description": '', "content": { "application/json": { "schema": schemas.GetFullInfo200Response } } }, 400: { "description": '', "content": { "application/json": { "schema": schemas.GetFullInfo400Response } } }, 404: { "description": '', "content": { "application/json": { "schema": schemas.GetFullInfo404Response } } } } })

export const getInfo = createRoute({ "method": 'get', "path": '/info/{crNationalNumber}', "operationId": 'getInfo', "security": [apiKey()], "request": { "params": schemas.GetInfoParams, "query": schemas.GetInfoQueryParams }, "responses": { 200: { "description": '', "content": { "application/json": { "schema": schemas.GetInfo200Response } } }, 400: { "description": '', "content": { "application/json": { "schema": schemas.GetInfo400Response } } }, 404: { "description": '', "content": { "application/json": { "schema": schemas.GetInfo404Response } } } } })

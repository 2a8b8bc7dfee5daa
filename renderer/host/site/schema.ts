import { type Schema, schemas } from '../../../shared/config/schema/schema.ts'
import { useConfig } from './config.ts'

/** The schema for the form that the docs.json of the open site has. */
export const useSchema = (): Schema => schemas[useConfig(({ reading }) => reading.form)]

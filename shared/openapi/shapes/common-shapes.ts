import { message } from '../../messages/message.ts'
import type { Shapes } from './shape.ts'

/** The objects that OpenAPI 2.0 and 3 have alike. */
export const commonShapes: Shapes = {
  contact: { label: message('openapi:shape.contact'), fields: { name: 'text', url: 'text', email: 'text' } },
  externalDocs: {
    label: message('openapi:shape.externalDocs'),
    required: ['url'],
    fields: { url: 'text', description: 'text' },
  },
}

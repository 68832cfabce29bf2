import {
  CamelCasePlugin,
  OperationNodeTransformer,
  type PluginTransformQueryArgs,
  type PrimitiveValueListNode,
  type RootOperationNode,
  type UnknownRow,
  type ValueNode,
} from 'kysely';
import { booleanColumns, jsonColumns } from './schema.ts';

/** The names of columns with times, which are stored as ISO 8601 in UTC. */
const timeColumn = /(?:At|Until|Since)$/;

/**
 * Converts rows to program values and back: camel-case names, booleans for 0 and 1, dates for ISO texts, values for
 * JSON. The schema says which columns need it. JSON is only converted on reading: a query stores
 * `JSON.stringify(value)`, because a string could be a value or already JSON.
 */
export class StoredValuesPlugin extends CamelCasePlugin {
  readonly #writer = new StoredValueWriter();

  override transformQuery(args: PluginTransformQueryArgs): RootOperationNode {
    return this.#writer.transformNode(super.transformQuery(args), args.queryId);
  }

  protected override mapRow(row: UnknownRow): UnknownRow {
    const mapped: UnknownRow = {};
    for (const [name, value] of Object.entries(row)) {
      const column = this.camelCase(name);
      mapped[column] = parseStored(column, value);
    }
    return mapped;
  }
}

class StoredValueWriter extends OperationNodeTransformer {
  protected override transformValue(node: ValueNode): ValueNode {
    return { ...node, value: toStored(node.value) };
  }

  protected override transformPrimitiveValueList(node: PrimitiveValueListNode): PrimitiveValueListNode {
    return { ...node, values: node.values.map(toStored) };
  }
}

function toStored(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'boolean' ? Number(value) : value;
}

function parseStored(column: string, value: unknown): unknown {
  if (typeof value === 'string') {
    if (timeColumn.test(column)) return new Date(value);
    if (jsonColumns.has(column)) return JSON.parse(value);
  }
  return typeof value === 'number' && booleanColumns.has(column) ? value === 1 : value;
}

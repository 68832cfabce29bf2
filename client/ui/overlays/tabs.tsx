import { Tabs as BaseTabs } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';

type Tab = { id: string; label: string; content: ReactNode };

type TabsProps = {
  label: string;
  tabs: readonly Tab[];
  value: string;
  onChange: (id: string) => void;
};

/** The segments of one bar, each with its panel. Arrow keys select, because switching panels loses nothing. */
export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  return (
    <BaseTabs.Root value={value} onValueChange={(id: string) => onChange(id)}>
      <BaseTabs.List
        activateOnFocus
        aria-label={label}
        className="flex flex-wrap rounded-[14px] bg-surface-tint p-1"
      >
        {tabs.map((tab) => (
          <BaseTabs.Tab
            key={tab.id}
            value={tab.id}
            className="min-h-11.5 min-w-max flex-1 basis-0 cursor-pointer rounded-[10px] px-1 leading-tight max-md:text-base md:px-2 font-semibold text-body hover:text-ink aria-selected:bg-surface aria-selected:text-ink aria-selected:shadow-raise"
          >
            {tab.label}
          </BaseTabs.Tab>
        ))}
      </BaseTabs.List>
      {tabs.map((tab) => (
        <BaseTabs.Panel key={tab.id} value={tab.id} keepMounted className="pt-6">
          {tab.content}
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  );
}

import { brand } from '../../../shared/site/brand.data.ts';
import type { DeveloperBlock } from '../../features/developers/content.ts';

/**
 * How to send a first event in other languages. The same samples are in docs/integrating.md, where a test runs them.
 */
export const firstEventSamples = [
  {
    title: 'Python',
    code: `import json
import os
import urllib.request

event = {"action": "track_event", "data": {"eventName": "policy_issued", "eventType": "conversion"}}
request = urllib.request.Request(
    os.environ["ORIGIN"] + "/api/analytics",
    data=json.dumps(event).encode(),
    headers={
        "Content-Type": "application/json",
        "Authorization": "Bearer " + os.environ["ANALYTICS_KEY"],
    },
)
with urllib.request.urlopen(request) as response:
    print(response.read().decode())`,
  },
  {
    title: 'PHP',
    code: `<?php

$event = ['action' => 'track_event', 'data' => ['eventName' => 'policy_issued', 'eventType' => 'conversion']];
$options = [
    'method' => 'POST',
    'header' => ['Content-Type: application/json', 'Authorization: Bearer ' . getenv('ANALYTICS_KEY')],
    'content' => json_encode($event),
    'ignore_errors' => true,
];
echo file_get_contents(getenv('ORIGIN') . '/api/analytics', false, stream_context_create(['http' => $options]));`,
  },
  {
    title: 'Go',
    code: `package main

import (
	"io"
	"net/http"
	"os"
	"strings"
)

func main() {
	event := \`{"action": "track_event", "data": {"eventName": "policy_issued", "eventType": "conversion"}}\`
	request, err := http.NewRequest("POST", os.Getenv("ORIGIN")+"/api/analytics", strings.NewReader(event))
	if err != nil {
		panic(err)
	}
	request.Header.Set("Content-Type", "application/json")
	request.Header.Set("Authorization", "Bearer "+os.Getenv("ANALYTICS_KEY"))
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		panic(err)
	}
	defer response.Body.Close()
	io.Copy(os.Stdout, response.Body)
}`,
  },
  {
    title: 'Tag manager, HTML',
    code: `<script>
  (function () {
    var script = document.createElement('script');
    script.src = '{origin}/beacon.js';
    script.onload = function () {
      window.${brand.slug}.track('offer_seen', { price: 26 });
    };
    document.head.appendChild(script);
  })();
</script>`,
  },
] as const;

const [python, php, go, tagManager] = firstEventSamples;

export const firstEventBlocks: readonly DeveloperBlock[] = [
  { heading: 'Python, PHP, and Go' },
  'Set `ORIGIN` to this site’s address and `ANALYTICS_KEY` to your key. Each of these prints the response.',
  { sample: python },
  { sample: php },
  { sample: go },
  { heading: 'Tag manager' },
  'Use a “custom HTML” tag on all pages.',
  { sample: tagManager },
];

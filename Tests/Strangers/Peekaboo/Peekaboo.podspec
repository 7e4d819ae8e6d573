Pod::Spec.new do |s|
  s.name = 'Peekaboo'
  s.version = '1.2.0'
  s.summary = 'A screen that peeks out from below.'
  s.license = { :type => 'MIT' }
  s.source = { :path => '.' }
  s.ios.deployment_target = '12.0'
  s.swift_version = '5.0'
  s.source_files = 'Classes/**/*.swift'
  s.resource_bundles = { 'Peekaboo' => ['Assets/*.storyboard'] }
  s.frameworks = 'UIKit'
end
